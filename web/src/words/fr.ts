import cards from '../../../content/text/fr/cards.ftl?raw';
import colours from '../../../content/text/fr/colours.ftl?raw';
import crews from '../../../content/text/fr/crews.ftl?raw';
import events from '../../../content/text/fr/events.ftl?raw';
import page from '../../../content/text/fr/page.ftl?raw';
import reasons from '../../../content/text/fr/reasons.ftl?raw';
import table from '../../../content/text/fr/table.ftl?raw';
import terrain from '../../../content/text/fr/terrain.ftl?raw';

export default { cards, colours, crews, events, page, reasons, table, terrain };
