/**
 * Returns the text by which the identity service finds a card that was entered on a provider's page: the page's
 * `session`, followed by the `nonce` if the page returned one. `undefined` when the visitor entered no card.
 */
export const cardPageSession = (query: URLSearchParams): string | undefined => {
  const session = query.get('session')
  if (!session || query.has('cancelled')) return undefined
  const nonce = query.get('nonce')
  return nonce ? `${session}.${nonce}` : session
}
