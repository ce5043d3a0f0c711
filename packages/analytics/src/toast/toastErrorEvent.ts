/** The event that reports an error toast. */
export type ToastErrorEvent = {
  readonly event: 'toast_error'
  readonly message: string
  readonly error: string
  readonly location: string
}

/** The texts of an error toast, and the error that caused it. */
export type ErrorToast = {
  readonly title?: string | undefined
  readonly content?: string | undefined
  readonly error?: unknown
}

/** Returns the visitor's current path. */
export type LocationGetter = () => string

const currentPath: LocationGetter = () => {
  const { location } = globalThis as { readonly location?: { readonly pathname?: string } }
  return location?.pathname ?? ''
}

const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : error
  return typeof message === 'string' && message !== '' ? message : 'Unknown error'
}

/**
 * Returns the event of an error toast. `message` is the title and the content joined, else
 * `An error occurred`; `error` is the error's message, else `Unknown error`; `location` is by default the current path.
 *
 * @example
 * ```ts
 * import { toastErrorEvent } from '@selvedge/analytics'
 *
 * const toast = { title: 'Cart', content: 'Not saved.', error: new Error('No response.') }
 *
 * toastErrorEvent(toast, () => '/cart').message // 'Cart Not saved.'
 * toastErrorEvent({}, () => '/cart').error // 'Unknown error'
 * ```
 */
export const toastErrorEvent = (
  { title, content, error }: ErrorToast,
  location: LocationGetter = currentPath,
): ToastErrorEvent => ({
  event: 'toast_error',
  message: [title, content].filter(Boolean).join(' ') || 'An error occurred',
  error: messageOf(error),
  location: location(),
})
