import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from './journal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (): string => join(folder, 'payment-sandbox.jsonl')

test('finds the newest state of an object after a restart', () => {
  const first = openJournal(folder)
  first.save({ id: 'pi_1', object: 'payment_intent', ...{ status: 'requires_capture' } })
  first.save({ id: 'pi_1', object: 'payment_intent', ...{ status: 'succeeded' } })
  expect(openJournal(folder).find('payment_intent', 'pi_1')).toMatchObject({ status: 'succeeded' })
  expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(1)
})

test('skips the incomplete last line that a killed process left, and appends after it', () => {
  openJournal(folder).save({ id: 'a', object: 'refund' })
  appendFileSync(file(), '{"id":"b","obj')
  openJournal(folder).save({ id: 'c', object: 'refund' })
  expect(
    openJournal(folder)
      .all('refund')
      .map(({ id }) => id),
  ).toEqual(['a', 'c'])
})

test('writes all changes of a batch at once', () => {
  const journal = openJournal(folder)
  journal.batch(() => {
    journal.save({ id: 'a', object: 'refund' })
    journal.batch(() => journal.save({ id: 'b', object: 'refund' }))
    expect(existsSync(file())).toBe(false)
    expect(journal.find('refund', 'b')).toBeDefined()
  })
  expect(openJournal(folder).all('refund')).toHaveLength(2)
})

test('finds an id only among objects of the same kind', () => {
  const journal = openJournal(undefined)
  journal.save({ id: 'same', object: 'customer' })
  expect(journal.find('refund', 'same')).toBeUndefined()
})
