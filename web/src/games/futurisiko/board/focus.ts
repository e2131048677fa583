// The focus is never lost when the board is drawn anew: it goes on to what is to be done next.

/** What goes on with the game, where there is one such thing to press. */
const NEXT = 'button.primary:not(:disabled), button.removal:not(:disabled)'

export class Focus {
  #inside = false

  constructor(
    private readonly board: HTMLElement,
    /** Where it rests while nothing is to be pressed: what is said there is read out. */
    private readonly rest: HTMLElement,
  ) {}

  /** Watch over it; the answer stops that. */
  watch(): () => void {
    const come = ({ target }: FocusEvent): void => {
      this.#inside = target instanceof Node && this.board.contains(target)
    }
    // Whoever points elsewhere does not want to be called back.
    const leave = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && this.board.contains(target))) this.#inside = false
    }
    document.addEventListener('focusin', come)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', come)
      document.removeEventListener('pointerdown', leave)
    }
  }

  /** The board has changed: if what had the focus is gone, or can no longer be pressed, go on. */
  keep(): void {
    const here = document.activeElement
    const isLost = here === null || here === document.body || here.matches(':disabled')
    if (!this.#inside || !(isLost || here === this.rest)) return
    const next = this.board.querySelector<HTMLElement>(NEXT) ?? this.rest
    next.focus({ preventScroll: true })
  }
}
