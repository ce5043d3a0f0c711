import { keepPage } from '../forms/keepPage.ts'

/** Sends a form of the account; without a connection the page stays, with what was typed, and says so. */
export const keepForm = keepPage(async (form) =>
  form.has('token') && !form.has('password')
    ? { kind: 'link', problem: 'unavailable' }
    : { kind: 'connection', values: {} },
)
