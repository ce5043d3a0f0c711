const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** Tells the shop's page that opened the window, and closes it; in the same window it goes on to the shop. */
export const popupScript = (options: {
  readonly shopOrigin: string
  readonly message: Readonly<Record<string, string | undefined>>
  readonly back: string
}): string => `
if (window.opener) { window.opener.postMessage(${literal(options.message)}, ${literal(options.shopOrigin)}); window.close(); }
else location.replace(${literal(options.back)});
`
