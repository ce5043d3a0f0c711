/**
 * What a provider's card page returned for identity: its session, or the state and the nonce of a page that returns a nonce.
 * `undefined` when the visitor entered no card.
 */
export const cardPageSession = (query: URLSearchParams): string | undefined => {
  const session = query.get('session')
  if (!session || query.has('cancelled')) return undefined
  const nonce = query.get('nonce')
  return nonce ? `${session}.${nonce}` : session
}
