import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * Milliseconds for which the link in a confirmation mail is valid: 90 days, twice the period in which returns are
 * possible.
 */
const LIFETIME_MS = 90 * 86_400_000

/**
 * Creates and checks the keys of links to an order. A key contains its expiry, and a signature of the expiry and the
 * order's number. The signing key is derived from the secret of the API client, so that all copies of the service have
 * the same one.
 */
export const createOrderLinks = (secret: string, shopUrl: () => string, clock: () => number = Date.now) => {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'order-links', 32))
  const signature = (orderNumber: string, expires: string): Buffer =>
    createHmac('sha256', signingKey).update(`${expires}.${orderNumber}`).digest()
  const keyOf = (orderNumber: string): string => {
    const expires = (clock() + LIFETIME_MS).toString(36)
    return `${expires}.${signature(orderNumber, expires).toString('base64url')}`
  }
  return {
    /** A new key of an order. */
    keyOf,
    /** The URL of an order's page, with a new key. */
    urlOf: (orderNumber: string): string =>
      `${shopUrl()}/account/orders/${encodeURIComponent(orderNumber)}?key=${keyOf(orderNumber)}`,
    /** The URL of the page of an order's return, with a new key. */
    returnUrlOf: (orderNumber: string, returnNumber: string): string =>
      `${shopUrl()}/account/orders/${encodeURIComponent(orderNumber)}/returns/${encodeURIComponent(returnNumber)}?key=${keyOf(orderNumber)}`,
    /** Whether a key is signed for an order and has not expired. */
    isValid: (orderNumber: string, key: string): boolean => {
      const [expires = '', signed = ''] = key.split('.')
      const given = Buffer.from(signed, 'base64url')
      const expected = signature(orderNumber, expires)
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number.parseInt(expires, 36) > clock()
      )
    },
  }
}

export type OrderLinks = ReturnType<typeof createOrderLinks>
