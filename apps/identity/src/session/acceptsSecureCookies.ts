const local = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a browser stores `Secure` cookies of this URL: with https, and on localhost, which browsers trust like https.
 */
export const acceptsSecureCookies = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || local.includes(hostname) || hostname.endsWith('.localhost')
}
