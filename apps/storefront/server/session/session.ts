import { type Cart, type CurrencyCode, ownerOf, type Tokens } from '@selvedge/commerce-client'
import type {
  CartState,
  CustomerSession,
  Notice,
  ProofState,
  SessionState,
  WishlistState,
} from './sessionState.ts'

/** A visitor's session during one request. It is read by its fields, and changed by its methods only. */
export class Session implements SessionState {
  declare readonly anonymous?: SessionState['anonymous']
  declare readonly customer?: SessionState['customer']
  declare readonly cart?: SessionState['cart']
  declare readonly currency?: SessionState['currency']
  declare readonly notice?: SessionState['notice']
  declare readonly wishlist?: SessionState['wishlist']
  declare readonly proof?: SessionState['proof']

  constructor(state: SessionState) {
    this.#change(state)
  }

  #change(changes: SessionState): void {
    Object.assign(this, changes)
  }
  #changeCart(changes: Partial<CartState>): void {
    if (this.cart) this.#change({ cart: { ...this.cart, ...changes } })
  }

  /** The customer's token takes the guest's place. The guest's cart is forgotten: the customer's is read anew. */
  signIn(tokens: Tokens): void {
    this.#change({ anonymous: undefined, cart: undefined, customer: { tokens, firstName: '' } })
  }
  signOut(): void {
    this.#change({ anonymous: undefined, cart: undefined, customer: undefined })
  }
  /** Keeps how the customer is greeted, and the group whose prices they have. */
  rememberCustomer(known: Omit<CustomerSession, 'tokens'>): void {
    if (this.customer) this.#change({ customer: { tokens: this.customer.tokens, ...known } })
  }
  /** Keeps the customer's renewed tokens. Without any their session ends, and a guest's goes on. */
  renewCustomer(tokens: Tokens | undefined): void {
    if (tokens && this.customer) this.#change({ customer: { ...this.customer, tokens } })
    else this.#change({ customer: undefined, cart: undefined })
  }
  /** Keeps the tokens of a guest, new or renewed. Without any their session ends. */
  keepGuest(tokens: Tokens | undefined): void {
    this.#change(tokens ? { anonymous: tokens } : { anonymous: undefined, cart: undefined })
  }

  /** Remembers a cart as it is now. What was noted about the same cart stays. */
  rememberCart({
    id,
    version,
    totalLineItemQuantity,
    totalPrice,
  }: Pick<Cart, 'id' | 'version' | 'totalLineItemQuantity' | 'totalPrice'>): void {
    this.#change({
      cart: {
        ...(this.cart?.id === id ? this.cart : {}),
        id,
        version,
        count: totalLineItemQuantity ?? 0,
        currency: totalPrice.currencyCode,
      },
    })
  }
  forgetCart(): void {
    this.#change({ cart: undefined })
  }
  /** Puts back what was remembered of the cart before a look that must leave no trace. */
  restoreCart(cart: CartState | undefined): void {
    this.#change({ cart })
  }
  /** Notes that the cart was weighed, which gave it this version; `weighed` says what of it. */
  markWeighed(version: number, weighed: string): void {
    this.#changeCart({ version, weighed })
  }
  /** Notes the attempt that places the cart's order: a shopper who leaves finds it again. */
  markPlacing(attempt: string): void {
    this.#changeCart({ attempt })
  }
  /** Lets go of an attempt that has ended without an order: cart and checkout no longer lead to it. */
  forgetAttempt(id: string): void {
    if (this.cart?.attempt === id) this.#changeCart({ attempt: undefined })
  }
  /** Warns at checkout until the warning is dismissed. Lines that were left behind come before an address that was not saved. */
  warn(warning: NonNullable<CartState['warning']>): void {
    if (this.cart?.warning !== 'lines-left-behind') this.#changeCart({ warning })
  }
  dismissWarning(): void {
    this.#changeCart({ warning: undefined })
  }

  /** Shows a notice on the next page. */
  notify(notice: Notice): void {
    this.#change({ notice })
  }
  /** Gives the notice to the page that shows it, once. */
  takeNotice(): Notice | undefined {
    const { notice } = this
    this.#change({ notice: undefined })
    return notice
  }

  chooseCurrency(currency: CurrencyCode): void {
    this.#change({ currency })
  }
  forgetCurrency(): void {
    this.#change({ currency: undefined })
  }
  /** The id of the customer, else of the guest; `undefined` for a visitor without a token. */
  get ownerId(): string | undefined {
    const { customerId, anonymousId } = ownerOf((this.customer?.tokens ?? this.anonymous)?.scope ?? '')
    return customerId ?? anonymousId
  }
  /** Whether the visitor's wishlist is known to be empty. What is remembered of another visitor's list says nothing. */
  get hasEmptyWishlist(): boolean {
    return this.wishlist?.holds === 'nothing' && this.wishlist.of === this.ownerId
  }
  /** Remembers whether the wishlist holds anything, which spares asking for an empty one. */
  rememberWishlist(holds: WishlistState['holds']): void {
    const of = this.ownerId
    this.#change({ wishlist: of === undefined ? undefined : { of, holds } })
  }
  /** Keeps how far the visitor has come with proving to belong to a group; nothing begins it anew. */
  recordProof(proof: ProofState | undefined): void {
    this.#change({ proof })
  }
}
