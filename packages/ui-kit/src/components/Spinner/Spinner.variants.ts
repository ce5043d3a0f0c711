/** The sizes of `Spinner`. */
export const spinnerSizes = ['small', 'title'] as const
