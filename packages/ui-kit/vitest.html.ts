import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const loader = new StaticConfigLoader({
  elements: ['html5'],
  extends: ['html-validate:standard'],
  rules: {
    // The inline styles are the positions of popovers. JavaScript sets them, so they are not in the HTML of the
    // server.
    'no-inline-style': 'off',
    // The browser serializes attributes in its own format.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Rules of style, not of validity.
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})

// Resolves the rules and elements only once, because this takes longer than validating a story.
const resolved = loader.getConfigFor('')
loader.getConfigFor = () => resolved
const validator = new HtmlValidate(loader)

/** Validates HTML and returns one line for each problem. */
export const validateHtml = async (_context: unknown, html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
