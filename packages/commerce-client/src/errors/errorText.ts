/** What an error toast or page shows. */
export type ErrorText = { readonly title: string; readonly description: string }

/** Anything that carries errors the way the platform's answers do. */
export type ErrorEntries = {
  readonly errors?: readonly { readonly title?: string; readonly message?: string }[] | undefined
}

/** Title and description from the first entry's message, with the shop's fallbacks (spec §8). */
export const errorText = (failure: ErrorEntries | undefined): ErrorText => {
  const first = failure?.errors?.[0]
  return {
    title: first?.title ?? first?.message ?? 'Error',
    description: first?.message ?? 'An unexpected error has occurred.',
  }
}
