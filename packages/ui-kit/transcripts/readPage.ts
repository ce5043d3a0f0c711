import { cdp } from 'vitest/browser'

/** A value of the accessibility tree of Chromium. */
interface AXValue {
  readonly value?: unknown
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[]
}

/** A node of the accessibility tree of Chromium. */
interface AXNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly childIds?: readonly string[]
  readonly ignored: boolean
  readonly backendDOMNodeId?: number
  readonly role?: AXValue
  readonly name?: AXValue
  readonly description?: AXValue
  readonly value?: AXValue
  readonly properties?: readonly { readonly name: string; readonly value: AXValue }[]
}

/** The session of Chromium, whose type in Vitest depends on the provider. */
interface Session {
  readonly send: (method: string, options?: object) => Promise<unknown>
}

interface FrameTree {
  readonly frame: { readonly id: string; readonly url: string }
  readonly childFrames?: readonly FrameTree[]
}

/** Roles without a meaning for screen readers. Their content is read. */
const silentRoles = new Set(['none', 'generic', 'RootWebArea', 'InlineTextBox', 'LabelText', 'StaticText'])

/** The states that screen readers announce, in the order of their names. */
const states = [
  'focused',
  'expanded',
  'selected',
  'checked',
  'pressed',
  'disabled',
  'readonly',
  'required',
  'invalid',
  'modal',
  'autocomplete',
  'hasPopup',
  'level',
  'live',
  'valuemin',
  'valuemax',
]

const stateTexts = ({ properties = [] }: AXNode, role: string): readonly string[] =>
  states.flatMap((state) => {
    const value = properties.find(({ name }) => name === state)?.value.value
    if (value === undefined || value === 'false' || value === '' || value === 'none') return []
    // Of the states that do not apply, only this one is announced.
    if (value === false) return state === 'expanded' ? ['collapsed'] : []
    if (state.startsWith('value') && role !== 'spinbutton') return []
    return value === true || value === 'true' ? [state] : [`${state} ${String(value)}`]
  })

const frameOfTests = ({ frame, childFrames = [] }: FrameTree): string | undefined =>
  frame.url === window.location.href ? frame.id : childFrames.map(frameOfTests).find((id) => id !== undefined)

const text = (value: AXValue | undefined): string => String(value?.value ?? '').trim()

/** The line of a node; without a role for a text. */
const lineOf = (node: AXNode, nodes: ReadonlyMap<string, AXNode>): string => {
  const role = text(node.role)
  const active = node.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0]
  const option = [...nodes.values()].find(
    ({ backendDOMNodeId }) => active && backendDOMNodeId === active.backendDOMNodeId,
  )
  const parts = [
    text(node.name) ? `${role} “${text(node.name)}”` : role,
    ...(text(node.value) ? [`value “${text(node.value)}”`] : []),
    ...(text(node.description) ? [`described as “${text(node.description)}”`] : []),
    ...stateTexts(node, role),
    ...(option ? [`active option “${text(option.name)}”`] : []),
  ]
  return parts.join(', ')
}

const readTree = async (): Promise<string> => {
  const session = cdp() as unknown as Session
  const { frameTree } = (await session.send('Page.getFrameTree')) as { readonly frameTree: FrameTree }
  const frameId = frameOfTests(frameTree)
  const tree = (await session.send('Accessibility.getFullAXTree', { frameId })) as {
    readonly nodes: readonly AXNode[]
  }
  const nodes = new Map(tree.nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const visit = (node: AXNode, depth: number, spoken: string): void => {
    const role = text(node.role)
    const isSilent = node.ignored || silentRoles.has(role)
    if (!node.ignored && role === 'StaticText' && text(node.name) && !spoken.includes(text(node.name)))
      lines.push(`${'  '.repeat(depth)}“${text(node.name)}”`)
    if (!isSilent) lines.push(`${'  '.repeat(depth)}${lineOf(node, nodes)}`)
    if (role === 'StaticText') return
    for (const id of node.childIds ?? []) {
      const child = nodes.get(id)
      if (child)
        visit(
          child,
          isSilent ? depth : depth + 1,
          isSilent ? spoken : `${text(node.name)} ${text(node.value)}`,
        )
    }
  }
  const [root] = tree.nodes
  if (root) visit(root, 0, '')
  return lines.join('\n')
}

/**
 * What a screen reader can read of the page, as an indented list of roles, names and states. Chromium updates its
 * accessibility tree after the page, so this reads the tree until it no longer changes.
 */
export const readPage = async (before = ''): Promise<string> => {
  await new Promise(requestAnimationFrame)
  const now = await readTree()
  return now === before ? now : readPage(now)
}
