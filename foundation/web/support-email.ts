/**
 * The server inserts the operator's address into the prerendered pages when it starts; the browser reads it from there.
 */
const placeholder = '%ATTACHE_SUPPORT_EMAIL%'

export const supportEmailTag = 'attache-support-email'

export function supportEmail(): string {
  if (typeof document === 'undefined') return placeholder
  return document.querySelector<HTMLMetaElement>(`meta[name="${supportEmailTag}"]`)?.content ?? ''
}
