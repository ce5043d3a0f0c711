const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Sends the result to the shop's page that opened the window, and closes the window; without an opener it redirects
 * to the shop.
 */
export const popupScript = (options: {
  readonly shopOrigin: string
  readonly message: Readonly<Record<string, string | undefined>>
  readonly back: string
}): string => `
if (window.opener) { window.opener.postMessage(${literal(options.message)}, ${literal(options.shopOrigin)}); window.close(); }
else location.replace(${literal(options.back)});
`
