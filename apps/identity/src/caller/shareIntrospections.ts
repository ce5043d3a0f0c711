import type { TokenFlows } from '@selvedge/commerce-client'

type Introspect = TokenFlows['introspect']

/** Introspects tokens; parallel calls with the same token, such as those of one page, share one introspection. */
export const shareIntrospections = ({ introspect }: Pick<TokenFlows, 'introspect'>): Introspect => {
  const running = new Map<string, ReturnType<Introspect>>()
  return (token) => {
    const pending = running.get(token)
    if (pending) return pending
    const introspection = introspect(token).finally(() => running.delete(token))
    running.set(token, introspection)
    return introspection
  }
}
