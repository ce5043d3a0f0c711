const local = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a browser keeps cookies marked `Secure` from this address: over https, and from the machine itself, which
 * browsers trust like https.
 */
export const keepsSecureCookies = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || local.includes(hostname) || hostname.endsWith('.localhost')
}
