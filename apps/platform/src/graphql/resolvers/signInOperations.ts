import type { Identifier } from '../../carts/actions/actionContext.ts'
import type { MergeMode } from '../../carts/mergeCarts.ts'
import type { ServiceSignUpDraft, SignUpDraft } from '../../customers/customerDraft.ts'
import { signIn, signUp } from '../../customers/signIn.ts'
import type { PlatformContext } from '../context.ts'
import { requireScope } from '../requireScope.ts'

type Context = PlatformContext

type Credentials = {
  readonly email: string
  readonly password: string
  readonly updateProductData?: boolean | null
}
type MyDraft = Credentials & { readonly activeCartSignInMode?: MergeMode | null }
type GuestOfDraft = { readonly anonymousId?: string | null; readonly anonymousCart?: Identifier | null }
type ServiceDraft = Credentials & GuestOfDraft & { readonly anonymousCartSignInMode?: MergeMode | null }

const guestOf = ({ anonymousId, anonymousCart }: GuestOfDraft) => ({ anonymousId, anonymousCart })

/** Mutations to sign up and sign in. The guest session comes from a shopper's token, or from a service's draft. */
export const signInMutations = {
  customerSignMeUp: (_: unknown, { draft }: { draft: SignUpDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return signUp(context, draft, { anonymousId: context.caller.anonymousId })
  },
  customerSignMeIn: (_: unknown, { draft }: { draft: MyDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    const { activeCartSignInMode: mode, ...credentials } = draft
    return context.tries.password(draft.email, () =>
      signIn(context, { ...credentials, mode }, { anonymousId: context.caller.anonymousId }),
    )
  },
  customerSignUp: (_: unknown, { draft }: { draft: ServiceSignUpDraft & GuestOfDraft }, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return signUp(context, draft, guestOf(draft))
  },
  customerSignIn: (_: unknown, { draft }: { draft: ServiceDraft }, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    const { anonymousCartSignInMode: mode, ...credentials } = draft
    return signIn(context, { ...credentials, mode }, guestOf(draft))
  },
}
