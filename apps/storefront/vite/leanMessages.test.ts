import { expect, test } from 'vitest'
import { leanMessage } from './leanMessages.ts'

const compiled = (bodies: Record<string, string>) => `/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

${Object.entries(bodies)
  .map(
    ([name, body]) => `const ${name} = /** @type {(inputs: Inputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`${body}\`)
};
`,
  )
  .join('\n')}
/** @type {(inputs: Inputs) => LocalizedString} */
const en_gb2_go = en_us2_go;

export const go = /** @type {Typed} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en-GB") return en_gb2_go(inputs)
	return en_us2_go(inputs)
});`

test('a message that reads the same everywhere asks for no locale', () => {
  const lean = leanMessage(compiled({ en_us2_go: 'Go' }), 'go')
  expect(lean).toMatch(/^export const go = \(i\) => \{/)
  expect(lean).toContain('Go')
  expect(lean).not.toContain('getLocale')
})

test('a message that reads otherwise in one locale is left alone', () =>
  expect(leanMessage(compiled({ en_us2_go: 'Go', en_gb2_go: 'Off you go' }), 'go')).toBeUndefined())

test('what the compiler writes in a shape of its own is left alone', () =>
  expect(leanMessage('export const go = () => "Go"', 'go')).toBeUndefined())
