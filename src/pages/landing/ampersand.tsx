import styles from './couple-names.module.css';

/**
 * Fraunces' swash ampersand, drawn as a shape: for this one sign the guest fetches no second font, and it is there with
 * the first paint. The sign itself stands beside it for whoever hears or copies the names.
 */
export function Ampersand() {
  return (
    <span className={styles.and}>
      <span className="visually-hidden">&amp;</span>
      <svg className={styles.swash} viewBox="0 0 274 362" aria-hidden="true">
        <path
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="4"
          d="M53 247L222 102Q233 93 240 85Q247 77 250 68Q253 60 253 51Q253 42 250 37Q246 31 243 26Q239 21 239 15Q239 9 243 4Q247 0 254 0Q262 0 268 8Q273 16 274 31Q274 45 269 58Q265 71 255 84Q245 96 228 110L61 253Q46 266 37 276Q28 287 24 296Q20 306 20 315Q20 323 23 329Q27 334 31 338Q34 342 34 348Q34 353 30 357Q26 362 20 362Q11 362 6 354Q0 346 1 330Q1 307 14 288Q28 268 53 247ZM205 219Q205 213 203 208Q202 202 200 198Q198 193 199 188Q199 183 201 179Q203 175 207 173Q210 171 215 171Q223 171 227 176Q231 181 230 193Q230 214 222 233Q215 252 201 266Q188 280 169 289Q151 297 128 297Q100 297 81 284Q61 270 53 246Q45 222 51 189Q55 166 65 147Q74 128 88 114Q101 100 118 92Q135 84 154 84Q170 84 182 91Q194 97 199 108Q205 119 205 132Q204 139 202 142Q199 146 194 146Q189 146 183 149Q178 151 170 158Q173 153 174 147Q175 141 176 134Q177 115 170 105Q163 94 149 94Q133 94 120 106Q106 118 96 139Q86 160 81 189Q75 221 81 243Q87 264 102 275Q116 285 136 285Q151 285 163 280Q175 274 185 265Q194 255 199 244Q205 232 205 219Z"
        />
      </svg>
    </span>
  );
}
