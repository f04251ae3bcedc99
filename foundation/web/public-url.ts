/** The server puts its own address into the written pages when it starts; the browser reads it back from there. */
const placeholder = '%ATTACHE_PUBLIC_URL%'

export const publicUrlTag = 'attache-public-url'

export function publicUrl(): string {
  if (typeof document === 'undefined') return placeholder
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${publicUrlTag}"]`)
  return tag?.content ?? location.origin
}
