/** Whether Braintree does not know the object. */
export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'notFoundError'
