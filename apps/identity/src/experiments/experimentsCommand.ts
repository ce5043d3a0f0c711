import { readFile } from 'node:fs/promises'
import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import type { Command, Outcome } from '@selvedge/service'
import type { Database } from '../db/openDatabase.ts'
import { parseExperimentFile } from './experimentFile.ts'
import { findExperiment, listExperiments, saveExperiment, stopExperiment } from './experimentStore.ts'
import { createExperimentReport } from './report/experimentReport.ts'
import { formatReport } from './report/formatReport.ts'
import { readVariantRecords } from './report/readRecords.ts'
import type { SaveProblem } from './saveProblem.ts'

const USAGE = 'Give one of: list, save FILE.json, stop KEY, report KEY.'

const missing = (key: string): Outcome => ({
  ok: false,
  reason: `There is no experiment ${key}. The command "experiments list" lists them.`,
})

const stateOf = ({ startsAt, stopsAt }: ExperimentDefinition, now: number): string => {
  if (stopsAt !== null && Date.parse(stopsAt) <= now) return 'stopped'
  return Date.parse(startsAt) > now ? 'starts' : 'runs'
}

const lineOf = (experiment: ExperimentDefinition): string => {
  const { key, variants, audience, startsAt, stopsAt, exclusionGroup } = experiment
  return [
    key,
    stateOf(experiment, Date.now()),
    `${startsAt} – ${stopsAt ?? 'open'}`,
    variants.map(({ name, weight }) => `${name}:${weight}`).join(' '),
    ...(Object.keys(audience).length > 0 ? [JSON.stringify(audience)] : []),
    ...(exclusionGroup ? [`${exclusionGroup.name} ${exclusionGroup.from}–${exclusionGroup.to} %`] : []),
  ].join('  ')
}

const list = async (database: Database): Promise<Outcome> => {
  const lines = (await listExperiments(database)).map(lineOf)
  return { ok: true, message: lines.length > 0 ? lines.join('\n') : 'There is no experiment.' }
}

const reasonOf = (key: string, problem: SaveProblem): string => {
  switch (problem.kind) {
    case 'has-stopped':
      return `The experiment ${key} has stopped. Give the next one another key, so that its results stay its own.`
    case 'fixed':
      return `The experiment ${key} has started: "${problem.field}" can no longer change, because visitors would move between its variants. Stop it, and save another one under a new key.`
    case 'stops-too-early':
      return 'stopsAt: it must be later than the start, and in the future.'
    case 'unknown-site':
      return `audience.sites: there is no site '${problem.site}'. There are: ${problem.sites.join(', ')}. A new site is known a minute after it was saved.`
    case 'overlaps':
      return `exclusionGroup: the experiment ${problem.other} uses a part of these visitors at the same time. Take another part.`
  }
}

const save = async (database: Database, path: string): Promise<Outcome> => {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { ok: false, reason: `The file ${path} cannot be read.` }
  const parsed = parseExperimentFile(text)
  if (!parsed.ok) return { ok: false, reason: `${path}: ${parsed.reason}` }
  const { key } = parsed.experiment
  const problem = await saveExperiment(database, parsed.experiment)
  return problem
    ? { ok: false, reason: reasonOf(key, problem) }
    : { ok: true, message: `The experiment ${key} is saved. The shops use it within seconds.` }
}

const stop = async (database: Database, key: string): Promise<Outcome> => {
  const result = await stopExperiment(database, key)
  if (result === 'missing') return missing(key)
  return result === 'stopped'
    ? { ok: true, message: `The experiment ${key} is stopped. The shops follow within seconds.` }
    : { ok: false, reason: `The experiment ${key} has stopped before.` }
}

const report = async (database: Database, key: string, asJson: boolean): Promise<Outcome> => {
  const found = await findExperiment(database, key)
  if (!found) return missing(key)
  const result = createExperimentReport(found, await readVariantRecords(database, key))
  return { ok: true, message: asJson ? JSON.stringify(result, null, 2) : formatReport(result) }
}

/** The admin command about experiments: lists, saves and stops them, and reports their results. */
export const experimentsCommand: Command<{ readonly database: Database }> = {
  usage: 'experiments list | save FILE.json | stop KEY | report KEY',
  summary: 'list, save, stop and report experiments',
  options: { json: { type: 'boolean', help: 'print the numbers of a report as JSON' } },
  prepare: ({ positionals: [action, subject, ...rest], values }) => {
    if (rest.length > 0) return USAGE
    if (action === 'list' && subject === undefined) return ({ database }) => list(database)
    if (subject === undefined) return USAGE
    if (action === 'save') return ({ database }) => save(database, subject)
    if (action === 'stop') return ({ database }) => stop(database, subject)
    if (action === 'report') return ({ database }) => report(database, subject, values.json === true)
    return USAGE
  },
}
