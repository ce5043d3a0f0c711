/** The texts of an error toast or page. */
export type ErrorText = { readonly title: string; readonly description: string }

type Entry = { readonly title?: string; readonly message?: string }

/** An object with errors in the shape of a GraphQL response or of urql's combined error. */
export type ErrorEntries = {
  readonly errors?: readonly Entry[] | undefined
  readonly graphQLErrors?: readonly Entry[] | undefined
  readonly networkError?: Entry | undefined
}

/**
 * Returns title and description of a failure: the first entry's message, else 'Error' and 'An unexpected error has
 * occurred.'.
 *
 * @example
 * ```ts
 * import { errorText } from '@selvedge/commerce-client'
 *
 * errorText({ graphQLErrors: [{ message: 'Out of stock' }] }).description // 'Out of stock'
 * errorText(undefined) // { title: 'Error', description: 'An unexpected error has occurred.' }
 * ```
 */
export const errorText = (failure: ErrorEntries | undefined): ErrorText => {
  const first = failure?.errors?.[0] ?? failure?.graphQLErrors?.[0] ?? failure?.networkError
  return {
    title: first?.title ?? first?.message ?? 'Error',
    description: first?.message ?? 'An unexpected error has occurred.',
  }
}
