/** The server puts the operator's address into the written pages when it starts; the browser reads it back from there. */
const placeholder = '%ATTACHE_SUPPORT_EMAIL%'

export const supportEmailTag = 'attache-support-email'

export function supportEmail(): string {
  if (typeof document === 'undefined') return placeholder
  return document.querySelector<HTMLMetaElement>(`meta[name="${supportEmailTag}"]`)?.content ?? ''
}
