import cards from '../../../content/text/nl/cards.ftl?raw';
import colours from '../../../content/text/nl/colours.ftl?raw';
import crews from '../../../content/text/nl/crews.ftl?raw';
import events from '../../../content/text/nl/events.ftl?raw';
import page from '../../../content/text/nl/page.ftl?raw';
import reasons from '../../../content/text/nl/reasons.ftl?raw';
import table from '../../../content/text/nl/table.ftl?raw';
import terrain from '../../../content/text/nl/terrain.ftl?raw';

export default { cards, colours, crews, events, page, reasons, table, terrain };
