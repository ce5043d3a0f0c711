import { randomUUID } from 'node:crypto'
import { type TypeDraft, typeFrom } from '../../custom/typeDraft.ts'
import { typeStore } from '../../store/typeStore.ts'
import type { PlatformContext } from '../context.ts'
import { unwrap } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'

export const typeMutations = {
  createTypeDefinition: async (_: unknown, { draft }: { draft: TypeDraft }, context: PlatformContext) => {
    requireScope(context.caller, 'manage_types')
    const at = context.now().toISOString()
    const stamp = { id: randomUUID(), version: 1, createdAt: at, lastModifiedAt: at }
    const type = await typeStore.insert(context.db, unwrap(typeFrom(draft, stamp)))
    context.invalidateReference()
    return type
  },
}
