// The board of Pig in the browser: a die, a track for each pig, and two buttons.
// It is told the scene that `present/scene.py` makes, in the language of the page.

const SVG = 'http://www.w3.org/2000/svg'
// Where the pips of a die are, on a grid of three by three.
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

/** An element with a class, and what is in it. */
function make(tag, className, ...content) {
  const element = document.createElement(tag)
  element.className = className
  element.append(...content)
  return element
}

function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

function makeDie() {
  const die = shape('svg', { viewBox: '0 0 36 36', class: 'pig-die', role: 'img' })
  die.append(shape('rect', { x: 2, y: 2, width: 32, height: 32, rx: 7 }))
  const pips = Array.from({ length: 9 }, (_, n) =>
    shape('circle', { cx: 9 + 9 * (n % 3), cy: 9 + 9 * Math.floor(n / 3), r: 3.2 }),
  )
  die.append(...pips)
  return {
    die,
    show({ die: side, words_die: words }) {
      die.setAttribute('aria-label', words)
      pips.forEach((pip, n) => pip.classList.toggle('shown', PIPS[side ?? 0].includes(n)))
    },
  }
}

/** The track of one pig: its name, a bar up to the goal, and its points. */
function makeTrack({ name }, goal) {
  const bar = make('progress', 'pig-bar')
  bar.max = goal
  bar.setAttribute('aria-label', name)
  const points = make('output', 'pig-points')
  const track = make('li', 'pig-track', make('span', 'pig-name', name), bar, points)
  return {
    track,
    show({ points: banked, words, on_turn: isOnTurn }) {
      bar.value = banked
      points.textContent = words
      track.classList.toggle('on-turn', isOnTurn)
    },
  }
}

/** Draw the board into an element. */
export function mount(element, props) {
  const { scene } = props
  let told = props
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = new URL('board.css', import.meta.url).href

  const { die, show: showDie } = makeDie()
  const tracks = scene.pigs.map((pig) => makeTrack(pig, scene.goal))
  const turn = make('p', 'pig-turn')
  const buttons = ['roll', 'hold'].map((move) => {
    const button = make('button', 'pig-move')
    button.type = 'button'
    // A button that cannot be pressed now says why.
    button.addEventListener('click', () => (isOffered(move) ? told.onmove(move) : told.onwhy(move)))
    return { move, button }
  })
  const board = make(
    'section',
    'pig-board',
    make('ul', 'pig-tracks', ...tracks.map(({ track }) => track)),
    make('div', 'pig-table', die, turn, make('div', 'pig-moves', ...buttons.map(({ button }) => button))),
  )
  board.tabIndex = -1
  element.append(styles, board)

  function isOffered(move) {
    return told.scene.moves.some((offered) => offered.move === move)
  }

  function update(props) {
    told = props
    const { scene, acting, pending, hint } = props
    board.setAttribute('aria-label', scene.title)
    showDie(scene)
    scene.pigs.forEach((pig, seat) => tracks[seat].show(pig))
    turn.textContent = scene.words_turn
    for (const { move, button } of buttons) {
      button.textContent = scene.labels[move]
      button.disabled = !acting || pending !== null
      button.setAttribute('aria-disabled', String(!isOffered(move)))
      button.classList.toggle('hinted', hint?.move === move)
    }
  }

  update(props)
  return {
    update,
    focus: () => board.focus(),
    destroy: () => element.replaceChildren(),
  }
}
