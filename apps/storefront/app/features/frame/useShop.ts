import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { createPaths } from '../../i18n/paths.ts'
import type { loadFrame } from './loadFrame.server.ts'

type Frame = ReturnType<typeof useRouteLoaderData<typeof loadFrame>>

/** The data of every page: market, navigation, visitor. Undefined only when the frame itself failed to load. */
export const useShop = (): Frame => {
  const frame = useRouteLoaderData<typeof loadFrame>('root')
  const error = useRouteError()
  // An address of an unknown locale is missing as a whole: its error has the frame.
  return frame ?? (isRouteErrorResponse(error) && error.status === 404 ? error.data || undefined : undefined)
}

/** The routes in the visitor's locale. */
export const usePaths = () => {
  const shop = useShop()
  return createPaths(shop?.locale ?? 'en-US', shop?.siteInPaths)
}
