import type { Client } from '@urql/core'
import { createElement, type ReactNode, useMemo } from 'react'
import { Provider } from 'urql'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import type { CartSignal } from '../signal/createCartSignal.ts'
import { CommerceContext } from './CommerceContext.ts'

/** The client, locale and signal that a page provides to its hooks. */
export type CommerceProviderProps = {
  /** The client of this visitor. After signing out, pass another client. */
  readonly client: Client
  /** The locale of names. Default en-US. */
  readonly locale?: string
  /** Bumped by every change of the cart; after a change in another tab `useCart` reads it again. */
  readonly signal?: CartSignal
  readonly children?: ReactNode
}

/** Provides the client and the locale to the hooks below it. */
export const CommerceProvider = ({
  client,
  locale = DEFAULT_LOCALE,
  signal,
  children,
}: CommerceProviderProps) => {
  const commerce = useMemo(() => ({ locale, signal }), [locale, signal])
  return createElement(
    Provider,
    { value: client },
    createElement(CommerceContext.Provider, { value: commerce }, children),
  )
}
