export const properties: ReadonlySet<string> = new Set(
  `accent-color align-content align-items align-self all animation animation-delay animation-direction
  animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state
  animation-timing-function appearance aspect-ratio backdrop-filter backface-visibility background
  background-attachment background-blend-mode background-clip background-color background-image
  background-origin background-position background-repeat background-size block-size border border-bottom
  border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style
  border-bottom-width border-collapse border-color border-image border-left border-left-color
  border-left-style border-left-width border-radius border-right border-right-color border-right-style
  border-right-width border-spacing border-style border-top border-top-color border-top-left-radius
  border-top-right-radius border-top-style border-top-width border-width bottom box-shadow box-sizing
  break-after break-before break-inside caption-side caret-color clear clip-path color color-scheme
  column-count column-gap column-rule column-width columns content counter-increment counter-reset cursor
  direction display empty-cells filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink
  flex-wrap float font font-family font-feature-settings font-kerning font-size font-stretch font-style
  font-variant font-weight gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
  grid-column-end grid-column-start grid-row grid-row-end grid-row-start grid-template
  grid-template-areas grid-template-columns grid-template-rows height hyphens image-rendering
  inline-size inset inset-block inset-inline isolation justify-content justify-items justify-self left
  letter-spacing line-height list-style list-style-image list-style-position list-style-type margin
  margin-block margin-bottom margin-inline margin-left margin-right margin-top mask mask-image
  max-height max-width max-inline-size min-height min-width min-inline-size mix-blend-mode object-fit
  object-position offset-path opacity order outline outline-color outline-offset outline-style
  outline-width overflow overflow-wrap overflow-x overflow-y overscroll-behavior padding padding-block
  padding-bottom padding-inline padding-left padding-right padding-top page-break-after perspective
  perspective-origin place-content place-items place-self pointer-events position quotes resize right
  rotate row-gap scale scroll-behavior scroll-margin scroll-margin-top scroll-padding scroll-snap-align
  scroll-snap-type scrollbar-color scrollbar-width tab-size table-layout text-align text-align-last
  text-decoration text-decoration-color text-decoration-line text-decoration-style
  text-decoration-thickness text-indent text-overflow text-shadow text-transform text-underline-offset
  text-wrap top touch-action transform transform-origin transform-style transition transition-delay
  transition-duration transition-property transition-timing-function translate unicode-bidi user-select
  vertical-align visibility white-space width will-change word-break word-spacing word-wrap
  writing-mode z-index zoom fill stroke stroke-width stroke-linecap stroke-dasharray src`.split(
    /\s+/,
  ),
);

/** They want a length: a bare number is none, but for 0. */
export const lengths =
  /^(?:(?:min-|max-)?(?:width|height)|(?:margin|padding)(?:-\w+)?|font-size|(?:row-|column-)?gap|top|left|right|bottom|border(?:-\w+)?-radius|border-width|letter-spacing|text-indent)$/;

/** German words for what CSS says in English. */
export const germanColours: ReadonlyMap<string, string> = new Map(
  'rot red|blau blue|grün green|gruen green|gelb yellow|schwarz black|weiß white|weiss white|grau gray|lila purple|rosa pink|braun brown|türkis turquoise|violett violet'
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([german = '', english = '']) => [german, english]),
);

export const colours: readonly string[] =
  `aqua beige black blue brown chocolate coral crimson cyan darkblue darkgreen darkred deeppink firebrick
  fuchsia gold gray green hotpink indigo ivory khaki lavender lightblue lightgray lightgreen lime magenta
  maroon midnightblue navy olive orange orangered orchid pink plum purple rebeccapurple red royalblue
  salmon seagreen sienna silver skyblue slateblue slategray steelblue tan teal tomato turquoise violet
  wheat white whitesmoke yellow yellowgreen transparent`.split(/\s+/);
