import { useRouteError, useRouteLoaderData } from '@remix-run/react'
import { createPaths } from '../../i18n/paths.ts'
import type { loadFrame } from './loadFrame.server.ts'

type Frame = ReturnType<typeof useRouteLoaderData<typeof loadFrame>>

/** The data of every page: market, navigation, visitor. Undefined only when the frame itself failed to load. */
export const useShop = (): Frame => {
  const frame = useRouteLoaderData<typeof loadFrame>('root')
  // For a URL with an unknown locale, the data of the error is the frame. The data of other errors is a text, or
  // nothing.
  const error = useRouteError() as { readonly data?: Frame } | undefined
  return frame ?? (error?.data?.site && error.data)
}

/** The routes in the visitor's locale. */
export const usePaths = () => {
  const shop = useShop()
  return createPaths(shop?.locale ?? 'en-US', shop?.siteInPaths)
}
