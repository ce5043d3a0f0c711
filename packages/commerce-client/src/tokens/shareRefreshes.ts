import type { TokenFlows } from './createTokenFlows.ts'

/** Wraps token flows so that parallel refreshes of the same token share one call. */
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
