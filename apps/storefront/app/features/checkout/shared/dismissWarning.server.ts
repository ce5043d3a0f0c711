import { redirect } from '@remix-run/node'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import type { StepOutcome } from './stepOutcome.server.ts'

/** Takes away what the shopper was told, and stays where they are. */
export const dismissWarning = async (
  { session, paths }: ShopContext,
  form: FormData,
): Promise<StepOutcome> => {
  session.dismissWarning()
  const open = form.get('open')
  return redirect(
    open === 'shipping' || open === 'billing' ? paths.editCheckout(open) : paths.checkoutStep('review'),
    303,
  )
}
