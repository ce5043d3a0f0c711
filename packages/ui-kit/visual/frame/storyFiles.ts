import type { ComponentType, ReactNode } from 'react'
import type { ForcedState } from '../../src/stories/forceState.ts'

/** The properties of a story that a sheet uses. The stories of the kit take no arguments. */
export interface SheetStory {
  readonly render?: () => ReactNode
  readonly decorators?: readonly ((Story: ComponentType) => ReactNode)[]
  readonly parameters?: { readonly forced?: ForcedState }
  readonly globals?: { readonly locale?: string; readonly viewport?: unknown }
  readonly play?: (context: { readonly canvasElement: HTMLElement }) => Promise<void>
}

interface StoryFile {
  readonly default: {
    readonly title: string
    readonly parameters?: { readonly sheet?: string; readonly layout?: string }
  }
  readonly [name: string]: unknown
}

const files = import.meta.glob<StoryFile>('../../src/**/*.stories.tsx', { eager: true })

const isStory = (value: unknown): value is SheetStory => typeof value === 'object' && value !== null

const nameOf = (path: string): string => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path

/** The stories of each component in order, with the layout of their sheet. */
export const storyFiles = new Map(
  Object.entries(files).map(([path, file]) => [
    nameOf(path),
    {
      sheet: file.default.parameters?.sheet,
      fullscreen: file.default.parameters?.layout === 'fullscreen',
      stories: Object.entries(file).flatMap(([name, value]): readonly (readonly [string, SheetStory])[] =>
        name !== 'default' && isStory(value) ? [[name, value]] : [],
      ),
    },
  ]),
)
