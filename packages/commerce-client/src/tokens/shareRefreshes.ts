import type { TokenFlows } from './createTokenFlows.ts'

/** The same flows with one refresh of a token at a time: requests that refresh the same token at once share one call. */
export const shareRefreshes = <Flows extends Pick<TokenFlows, 'refresh'>>(flows: Flows): Flows => {
  const running = new Map<string, ReturnType<TokenFlows['refresh']>>()
  return {
    ...flows,
    refresh: (refreshToken) => {
      const refreshed =
        running.get(refreshToken) ?? flows.refresh(refreshToken).finally(() => running.delete(refreshToken))
      running.set(refreshToken, refreshed)
      return refreshed
    },
  }
}
