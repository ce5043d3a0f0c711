/** Splits the comment of a component into its description and its example, which Storybook would show as text. */
export const splitExample = (
  comment: string,
): { readonly description: string; readonly example: string | undefined } => {
  const [description = '', example] = comment.split(/\s*@example\s*/)
  return { description, example }
}

/** Splits a text at its backticks. Every second part is code. */
export const splitCode = (text: string): readonly { readonly text: string; readonly isCode: boolean }[] =>
  text
    .split('`')
    .map((part, at) => ({ text: part, isCode: at % 2 === 1 }))
    .filter((part) => part.text !== '')
