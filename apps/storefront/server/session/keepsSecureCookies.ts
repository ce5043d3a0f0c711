/**
 * Whether a browser keeps cookies marked Secure from this origin: over https, and on the machine itself, which browsers
 * trust like https. A shop opened by a plain http address in a network has to do without the mark.
 */
export const keepsSecureCookies = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin)
  return (
    protocol === 'https:' ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]' ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost')
  )
}
