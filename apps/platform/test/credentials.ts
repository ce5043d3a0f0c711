/** The API client that the tests use. */
export const credentials = { id: 'test-client', secret: 'test-secret-1' } as const
