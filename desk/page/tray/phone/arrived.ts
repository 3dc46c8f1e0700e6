import { makeQueue } from '../../../model/make-queue';
import { mediaOf, placeOfCard, type Card } from '../../../model/cards';
import { addImported, refuseDuplicate, type Imported } from '../adding/add-imported';
import type { Outcome } from '../cards/keep-backgrounds';
import { changeCards } from '../tray-store';

/** Files whose cards are saved in one step. */
type Batch = { files: Imported[]; saved: Promise<boolean> };

const runInTurn = makeQueue();
/** The batch that arriving files join until its save begins; null if the next file starts a new one. */
let batch: Batch | null = null;

/** Adds a card for a file from a phone. @returns why no card was added; null if one was */
export async function addArrived(arrived: Imported): Promise<string | null> {
  const reason = refuseDuplicate(arrived.file.name, batch?.files ?? []);
  if (reason !== null) return reason;
  batch ??= startBatch();
  batch.files.push(arrived);
  return (await batch.saved) ? null : 'Its card could not be saved. The file is in the media folder.';
}

function startBatch(): Batch {
  const files: Imported[] = [];
  const saved = runInTurn(() => {
    batch = null;
    return addImported(files, false);
  });
  return { files, saved };
}

/** Writes a caption that was typed on a phone after its file arrived. @param name the file’s name in the media folder */
export function writeCaption(name: string, caption: string): Promise<unknown> {
  return runInTurn(() => changeCards((cards) => setCaption(cards, name, caption)));
}

/** Sets the caption of a file’s card. Changes nothing if the card is gone, or if the caption is empty or the same. */
function setCaption(cards: Card[], name: string, caption: string): Outcome {
  const index = cards.findIndex((card) => mediaOf(card) === name);
  const card = cards[index];
  if (!card || caption === '' || caption === card.caption) return { step: { label: '', changes: [] }, cards };
  const at = placeOfCard(index, 'caption');
  return {
    step: {
      label: `the caption of card ${index + 1}`,
      changes: [{ kind: 'set', at, was: card.caption, value: caption }],
    },
    cards: cards.with(index, { ...card, caption }),
  };
}
