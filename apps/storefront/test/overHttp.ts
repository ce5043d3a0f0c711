/** Settings of tests that visit the built shop over HTTP. They wait for other processes, which a busy machine slows down. */
export const overHttp = {
  globalSetup: ['test/globalSetup.ts'],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  // Workers keep their loaded modules and the cached catalogue: no test changes a module.
  isolate: false,
}
