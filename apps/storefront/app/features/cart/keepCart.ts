import { keepPage } from '../forms/keepPage.ts'

/** Comes after the page, and before it is needed: there is no way to fetch it then. */
const lost = import.meta.env.SSR ? undefined : import('./lostAnswer.ts').catch(() => undefined)

/** Sends a change of the cart, and keeps the page when the shop cannot be reached. */
export const keepCart = keepPage(async (form) => (await lost)?.lostAnswer(form))
