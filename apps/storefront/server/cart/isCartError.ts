/**
 * Whether something that was thrown says that the cart cannot be had. Told by its name: pages and server are built apart,
 * and each has a class of its own.
 */
export const isCartError = (error: unknown): boolean => error instanceof Error && error.name === 'CartError'
