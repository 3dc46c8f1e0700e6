/** Far longer than a caption that fits on a card. */
const MAX_CAPTION_LETTERS = 300;

/** One file in the list: its picture, how much of it was sent, and its caption. */
export type UploadRow = {
  element: HTMLElement;
  /** Shows a state in words, and how much was sent, from 0 to 1; null hides the bar. A failure hides the caption. */
  show: (words: string, share: number | null, isWrong?: boolean) => void;
  /** Sends the caption now, unless it is empty, and any new one on leaving its field or the page. `send` must not reject. */
  connectCaption: (send: (caption: string) => Promise<unknown>) => Promise<unknown>;
};

/** Makes the row of a file. */
export function makeRow(file: File): UploadRow {
  const element = make('li', 'row');
  const bar = make('progress');
  bar.max = 1;
  bar.setAttribute('aria-label', `${file.name}, sent`);
  const state = make('p', 'state');
  const label = make('label');
  const input = make('input');
  input.maxLength = MAX_CAPTION_LETTERS;
  input.setAttribute('aria-label', `Caption of ${file.name}`);
  label.append('Caption', input);
  element.append(pictureOf(file), state, bar, label);
  return {
    element,
    show: (words, share, isWrong = false) => {
      state.textContent = words;
      state.classList.toggle('wrong', isWrong);
      bar.hidden = share === null;
      bar.value = share ?? 0;
      label.hidden = isWrong;
    },
    connectCaption: async (send) => {
      let last = '';
      const sendNew = async () => {
        if (input.value === last) return;
        last = input.value;
        await send(last);
      };
      input.addEventListener('change', () => void sendNew());
      // A phone may drop a hidden page without another event.
      document.addEventListener('visibilitychange', () => void sendNew());
      await sendNew();
    },
  };
}

/** A thumbnail of a photo, or a word for a film or a photo that this browser cannot show. */
function pictureOf(file: File): HTMLElement {
  const word = make('span', 'no-picture');
  word.textContent = file.type.startsWith('video/') ? 'Film' : 'Photo';
  if (!file.type.startsWith('image/')) return word;
  const picture = make('img');
  picture.alt = '';
  picture.src = URL.createObjectURL(file);
  for (const event of ['load', 'error']) picture.addEventListener(event, () => URL.revokeObjectURL(picture.src));
  picture.addEventListener('error', () => picture.replaceWith(word));
  return picture;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
