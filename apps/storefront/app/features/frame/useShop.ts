import { useRouteLoaderData } from '@remix-run/react'
import { createPaths } from '../../i18n/paths.ts'
import type { loadFrame } from './loadFrame.server.ts'

/** The data of every page: market, navigation, visitor. Undefined only when the frame itself failed to load. */
export const useShop = () => useRouteLoaderData<typeof loadFrame>('root')

/** The routes in the visitor's locale. */
export const usePaths = () => {
  const shop = useShop()
  return createPaths(shop?.locale ?? 'en-US', shop?.siteInPaths)
}
