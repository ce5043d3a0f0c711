import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { isUuid } from '../../http/isUuid.ts'
import { readFields } from './readFields.ts'

/** The maximum length of a reason, in characters. */
const REASON_LENGTH = 300

/** Reads the fields of an action, with its id and its reason. */
export const actionFields = async <Name extends string>(context: Context, names: readonly Name[]) => {
  const { id, reason, ...fields } = await readFields(context, ['id', 'reason', ...names])
  return { fields, id: isUuid(id) ? id : randomUUID(), reason: reason.replaceAll(/\s+/g, ' ').trim() }
}

/** What is wrong with a required reason; undefined when nothing is. */
export const reasonProblem = (reason: string): string | undefined => {
  if (reason === '') return 'Enter why. Only operators see it.'
  return reason.length > REASON_LENGTH ? `Use at most ${REASON_LENGTH} characters.` : undefined
}
