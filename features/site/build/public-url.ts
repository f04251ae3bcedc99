/** The server puts its own address in its place when it starts. */
export const publicUrl = '%ATTACHE_PUBLIC_URL%'
