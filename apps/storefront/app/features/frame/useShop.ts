import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { createPaths } from '../../i18n/paths.ts'
import type { loadFrame } from './loadFrame.server.ts'

type Frame = ReturnType<typeof useRouteLoaderData<typeof loadFrame>>

/** The frame in the error of an address that no locale has. Addresses that no route has come with a text instead. */
const frameOfError = (error: unknown): Frame =>
  isRouteErrorResponse(error) && typeof error.data === 'object' && error.data ? error.data : undefined

/** The data of every page: market, navigation, visitor. Undefined only when the frame itself failed to load. */
export const useShop = (): Frame => {
  const frame = useRouteLoaderData<typeof loadFrame>('root')
  const error = useRouteError()
  return frame ?? frameOfError(error)
}

/** The routes in the visitor's locale. */
export const usePaths = () => {
  const shop = useShop()
  return createPaths(shop?.locale ?? 'en-US', shop?.siteInPaths)
}
