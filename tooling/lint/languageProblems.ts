import {
  createSourceFile,
  getLeadingCommentRanges,
  getTrailingCommentRanges,
  isBindingElement,
  isCallExpression,
  isClassDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isMethodSignature,
  isParameter,
  isPropertyAssignment,
  isPropertyDeclaration,
  isPropertySignature,
  isStringLiteralLike,
  isTemplateExpression,
  isTypeAliasDeclaration,
  isVariableDeclaration,
  type Node,
  ScriptKind,
  ScriptTarget,
} from 'typescript'

/** Where a word was found. */
export type Place = 'name' | 'comment' | 'title'

export type LanguageProblem = {
  readonly line: number
  readonly place: Place
  readonly word: string
  readonly use: string
}

type Rule = { readonly words: RegExp; readonly use: string; readonly places?: readonly Place[] }

/**
 * Words that readers found unclear, and what to write instead; the glossary in CONTRIBUTING explains the words to use.
 */
const rules: readonly Rule[] = [
  {
    words: /\b(told|tells?|telling|hears?|heard|hearing)\b/gi,
    use: 'track, notify, show, log, report or return',
  },
  { words: /\b(stands?|stood|standing|lies|lying)\b/gi, use: 'is, is shown or is stored' },
  { words: /\b(nobody|whoever|whom)\b/gi, use: 'the actor: guest, customer, visitor, caller' },
  { words: /\b(answer(s|ed|ing)?)\b/gi, use: 'response, respond, result or return' },
  { words: /\bpictures?\b/gi, use: 'image' },
  { words: /\b(obstacles?|troubles?)\b/gi, use: 'CheckoutBlocker, LineItemIssue or Problem' },
  { words: /\b(wish|wishes|wished|wants?|wanted|wanting)\b/gi, use: 'request, input or requested' },
  { words: /\b(alive|arrival)\b/gi, use: 'hydrated, running or navigation' },
  { words: /\b(mend(s|ed|ing)?)\b/gi, use: 'fix, correct or recover' },
  { words: /\bways? of delivery\b/gi, use: 'shipping method' },
  { words: /\bwith(out)? script\b/gi, use: 'with or without JavaScript' },
  {
    words: /\b(says?|said|ask(s|ed|ing)?)\b/gi,
    use: 'the exact verb: return, request, require',
    places: ['name'],
  },
  { words: /\b(early|late|lately)\b/gi, use: 'before hydration, deferred', places: ['name'] },
  {
    words: /^(keep|hold|take)(?= \w)/gi,
    use: 'what it does: persist, block, submit, restore',
    places: ['name'],
  },
]

const declaresName = (node: Node) =>
  isVariableDeclaration(node) ||
  isFunctionDeclaration(node) ||
  isTypeAliasDeclaration(node) ||
  isInterfaceDeclaration(node) ||
  isClassDeclaration(node) ||
  isMethodDeclaration(node) ||
  isMethodSignature(node) ||
  isPropertySignature(node) ||
  isPropertyDeclaration(node) ||
  isPropertyAssignment(node) ||
  isParameter(node) ||
  isBindingElement(node)
    ? node.name
    : undefined

/**
 * Splits a name into words: `createPageBody` becomes `create page body`. `keepAlive` stays one word, because it is
 * HTTP's term for idle connections.
 */
const inWords = (name: string): string =>
  name
    .replace(/keepAlive/g, 'keepalive')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase()

const titleOf = (node: Node): string | undefined => {
  if (!isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText())) return undefined
  const [title] = node.arguments
  return title && (isStringLiteralLike(title) || isTemplateExpression(title)) ? title.getText() : undefined
}

/** Finds unclear words in a file: in its name, in the names that it declares, its comments and its test titles. */
export const languageProblems = (file: string, text: string): readonly LanguageProblem[] => {
  const source = createSourceFile(
    file,
    text,
    ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS,
  )
  const problems: LanguageProblem[] = []
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1
  const check = (place: Place, words: string, line: number): void => {
    for (const { words: pattern, use, places } of rules)
      if (!places || places.includes(place))
        for (const [word] of words.matchAll(pattern)) problems.push({ line, place, word, use })
  }
  const comments = new Set<number>()
  const visit = (node: Node): void => {
    for (const { pos, end } of [
      ...(getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(getTrailingCommentRanges(text, node.end) ?? []),
    ]) {
      if (comments.has(pos)) continue
      comments.add(pos)
      check('comment', text.slice(pos, end), lineOf(pos))
    }
    const name = declaresName(node)
    // Names in capitals are settings; operators know them by these names.
    if (name && isIdentifier(name) && /[a-z]/.test(name.text))
      check('name', inWords(name.text), lineOf(name.getStart()))
    const title = titleOf(node)
    if (title) check('title', title, lineOf(node.getStart()))
    // Tokens are visited too, because a comment before a closing bracket belongs to no other node.
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  check('name', inWords(file.split('/').at(-1) ?? ''), 1)
  return problems
}
