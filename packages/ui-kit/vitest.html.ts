import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Positions of floating parts are set by script, never written into HTML.
    'no-inline-style': 'off',
    // The browser writes attributes its own way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Matters of taste, not of validity.
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})

/** What is wrong with a piece of HTML, a line a finding. */
export const validateHtml = async (_context: unknown, html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
