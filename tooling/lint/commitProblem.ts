const types = ['feat', 'fix', 'docs', 'style', 'refactor', 'perf', 'test', 'build', 'ci', 'chore', 'revert']
const SUBJECT = /^(?<type>[a-z]+)(\((?<scope>[a-z0-9,/-]+)\))?!?: (?<summary>.+)$/
const LONGEST = 120

/** Returns the problem of a commit's subject, if any. The format is `type(scope): summary` of Conventional Commits. */
export const commitProblem = (subject: string): string | undefined => {
  const { type = '', summary = '' } = SUBJECT.exec(subject)?.groups ?? {}
  if (summary === '') return 'write the subject as "type(scope): summary"'
  if (!types.includes(type)) return `"${type}" is not one of ${types.join(', ')}`
  if (subject.length > LONGEST) return `shorten the subject to ${LONGEST} characters`
  if (summary.endsWith('.')) return 'end the summary without a full stop'
  return /^[A-Z][a-z]/.test(summary) ? 'begin the summary with a small letter' : undefined
}
