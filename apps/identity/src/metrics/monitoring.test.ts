import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from './createMetrics.ts'

const docs = new URL('../../../../tooling/docs/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, docs), 'utf8')

const metricsIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:identity|nodejs|process)_[a-z0-9_]+/g)),
]

/** The names that Prometheus stores: a histogram has three. */
const exported = async (): Promise<Set<string>> => {
  const text = await createMetrics(async () => []).text()
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

test.each(['monitoring/alerts.yaml', 'monitoring/dashboard.json'])(
  'uses only metrics that exist in %s',
  async (file) => {
    const used = metricsIn(read(file))
    const known = await exported()
    expect(used.length).toBeGreaterThan(3)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  },
)

test('explains each alert in a section of the runbooks', () => {
  const alerts = [...read('monitoring/alerts.yaml').matchAll(/- alert: (\w+)/g)].map((match) => match[1])
  const sections = [...read('runbooks.md').matchAll(/^## (\w+)$/gm)].map((match) => match[1])
  expect(alerts).toHaveLength(10)
  expect(sections).toEqual(alerts)
})
