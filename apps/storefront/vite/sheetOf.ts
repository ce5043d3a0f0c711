import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const WITHIN = /^(media|supports|container)$/

/** Where the rules of some classes are wanted: on every page, on this page only, or not here. */
export type Place = 'frame' | 'here' | 'nowhere'

/** The classes that an element or those around it must have. What must be absent (`:not`) asks for none. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(CLASS)].map(([, name = '']) => name)

/** A rule that reaches for elements whose classes it does not name (`.list > *`) meets rules of any component. */
const reaches = (selector: string): boolean => classesOf(selector.split(/[\s>+~]+/).at(-1) ?? '').length === 0

/** `margin` for `margin-inline`: short and long forms set the same. */
const stemOf = (node: ChildNode): string => (node.type === 'decl' ? (node.prop.split('-')[0] ?? '') : '')

type Keep = (selector: string, rule: Rule) => boolean

const keepRules = (container: Container<ChildNode>, keep: Keep): void => {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => keep(selector, node))
      if (selectors.length === 0) node.remove()
      else node.selectors = selectors
    } else if (node.type === 'atrule' && WITHIN.test(node.name)) {
      keepRules(node as Container<ChildNode>, keep)
      if (node.nodes?.length === 0) node.remove()
    }
  })
}

const dropUnusedFrames = (root: postcss.Root): void => {
  const animations: string[] = []
  root.walkDecls(/^animation/, ({ value }) => void animations.push(value))
  root.walkAtRules('keyframes', (frames) => {
    if (!animations.some((value) => value.includes(frames.params))) frames.remove()
  })
}

/** What every page needs of a stylesheet: fonts, themes, elements, and the frame's rules. */
export const frameSheet = (css: string, placeOf: (classes: readonly string[]) => Place): string => {
  const root = postcss.parse(css)
  keepRules(root, (selector) => placeOf(classesOf(selector)) === 'frame')
  dropUnusedFrames(root)
  return root.toString()
}

/**
 * What a page needs beyond the frame, in the order of the whole. Rules of the frame that came after one that reaches are
 * said once more, so that they still win over it.
 */
export const pageSheet = (css: string, placeOf: (classes: readonly string[]) => Place): string => {
  const root = postcss.parse(css)
  const reached = new Set<string>()
  const own = new Set<Rule>()
  keepRules(root, (selector, rule) => {
    const place = placeOf(classesOf(selector))
    if (place === 'here') own.add(rule)
    if (place === 'here' && reaches(selector)) for (const node of rule.nodes) reached.add(stemOf(node))
    return place === 'here' || (place === 'frame' && rule.nodes.some((node) => reached.has(stemOf(node))))
  })
  root.walkRules((rule) => {
    const { parent } = rule
    if (own.has(rule) || (parent?.type === 'atrule' && !WITHIN.test((parent as AtRule).name))) return
    for (const node of [...rule.nodes]) if (!reached.has(stemOf(node))) node.remove()
  })
  root.walkAtRules('font-face', (face) => void face.remove())
  // A build's own marks alone are no reason for a file.
  root.walkComments((comment) => void comment.remove())
  dropUnusedFrames(root)
  return root.toString()
}
