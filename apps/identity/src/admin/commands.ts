import { Currency } from '@selvedge/identity-client/contract'
import type * as service from '@selvedge/service'
import * as v from 'valibot'
import { issueGiftCard } from '../credit/giftCards.ts'
import type { Database } from '../db/openDatabase.ts'
import { experimentsCommand } from '../experiments/experimentsCommand.ts'
import { decideReturn, type ReturnDecision, waitingReturns } from '../returns/returnStore.ts'
import { decideTradeApplication, waitingTradeApplications } from '../trade/tradeApplications.ts'

type Command = service.Command<{ readonly database: Database }>

/** The maximum value of a gift card, in cents. */
const MOST_CENTS = 100_000

const issueGiftCards: Command = {
  usage: 'issue-gift-cards CURRENCY AMOUNT [--count N]',
  summary: 'issue gift cards and print their codes once',
  options: { count: { type: 'string', help: 'how many, at most 1000 (default: 1)' } },
  prepare: ({ positionals: [currency, amount, ...rest], values }) => {
    const parsed = v.safeParse(Currency, currency)
    if (!parsed.success || rest.length > 0)
      return 'Give a currency of the shop and an amount, such as USD 50.'
    const cents = /^\d{1,5}(\.\d{2})?$/.test(amount ?? '') ? Math.round(Number(amount) * 100) : 0
    if (cents <= 0 || cents > MOST_CENTS) return `The amount must be above 0 and at most ${MOST_CENTS / 100}.`
    const count = Number(values.count ?? '1')
    if (!Number.isInteger(count) || count < 1 || count > 1000)
      return '--count must be a whole number from 1 to 1000.'
    return async ({ database }) => {
      const codes: string[] = []
      for (let issued = 0; issued < count; issued += 1)
        codes.push(await issueGiftCard(database, parsed.output, cents))
      return { ok: true, message: codes.join('\n') }
    }
  },
}

const listTradeApplications: Command = {
  usage: 'trade-applications',
  summary: 'list the applications for trade prices that wait',
  options: {},
  prepare:
    () =>
    async ({ database }) => {
      const rows = await waitingTradeApplications(database)
      const lines = rows.map(
        ({ email, company, resaleNumber, website, createdAt }) =>
          `${createdAt.toISOString().slice(0, 10)}  ${email}  ${company}  ${resaleNumber}  ${website}`,
      )
      return { ok: true, message: lines.length > 0 ? lines.join('\n') : 'No application waits.' }
    },
}

const decide = (name: 'approve' | 'decline', state: 'approved' | 'declined'): Command => ({
  usage: `${name}-trade EMAIL`,
  summary: `${name} a customer's application for trade prices; they get a mail`,
  options: {},
  prepare: ({ positionals: [email, ...rest] }) => {
    if (!email?.includes('@') || rest.length > 0) return 'Give the email address of the customer.'
    return async ({ database }) =>
      (await decideTradeApplication(database, email, state))
        ? { ok: true, message: `The application of ${email} is ${state}.` }
        : {
            ok: false,
            reason: `No application of ${email} waits. The command trade-applications lists them.`,
          }
  },
})

const listReturns: Command = {
  usage: 'returns',
  summary: 'list the returns of orders that wait for their parcel',
  options: {},
  prepare:
    () =>
    async ({ database }) => {
      const rows = await waitingReturns(database)
      const lines = rows.map(({ number, items, reason, comment, createdAt }) => {
        const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
        const day = createdAt.toISOString().slice(0, 10)
        return [
          day,
          number,
          `${units} ${units === 1 ? 'item' : 'items'}`,
          reason,
          JSON.stringify(comment),
        ].join('  ')
      })
      return { ok: true, message: lines.length > 0 ? lines.join('\n') : 'No return waits.' }
    },
}

/** Decides about a return, and explains the result. */
const decideAbout =
  (number: string, decision: ReturnDecision): ReturnType<Command['prepare']> =>
  async ({ database }) => {
    const result = await decideReturn(database, number, decision)
    if (result === 'decided') return { ok: true, message: `The return ${number} is ${decision.state}.` }
    return {
      ok: false,
      reason:
        result === 'missing'
          ? `No return ${number} waits. The command returns lists them.`
          : `The order of ${number} was not paid through this shop. Refund it where it was paid, then add --refunded-elsewhere.`,
    }
  }

const receiveReturn: Command = {
  usage: 'receive-return NUMBER',
  summary: 'mark a return as received; its customer gets the money and a mail',
  options: {
    'refunded-elsewhere': { type: 'boolean', help: 'the money went back without this shop: move none' },
  },
  prepare: ({ positionals: [number, ...rest], values }) => {
    if (!number || rest.length > 0) return 'Give the number of the return, such as SV-200123-R1.'
    return decideAbout(number, {
      state: 'received',
      isRefundedElsewhere: values['refunded-elsewhere'] === true,
    })
  },
}

const declineReturn: Command = {
  usage: 'decline-return NUMBER --reason TEXT',
  summary: 'decline a return; its customer gets a mail with the reason',
  options: { reason: { type: 'string', help: 'why, for the customer: at most 500 characters' } },
  prepare: ({ positionals: [number, ...rest], values }) => {
    if (!number || rest.length > 0) return 'Give the number of the return, such as SV-200123-R1.'
    const reason = typeof values.reason === 'string' ? values.reason.trim() : ''
    if (reason === '' || reason.length > 500) return 'Give the reason with --reason, at most 500 characters.'
    return decideAbout(number, { state: 'declined', declineReason: reason })
  },
}

export const commands = {
  'issue-gift-cards': issueGiftCards,
  'trade-applications': listTradeApplications,
  'approve-trade': decide('approve', 'approved'),
  'decline-trade': decide('decline', 'declined'),
  returns: listReturns,
  'receive-return': receiveReturn,
  'decline-return': declineReturn,
  experiments: experimentsCommand,
}
