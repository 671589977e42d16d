"""Everything that goes over the wire, as types. The JSON Schema and the browser's TypeScript are generated from them.

`from vabanque.server import messages as m` gives all of them; each module is about one concern.
"""

from vabanque.server.messages.answers import *  # noqa: F403
from vabanque.server.messages.base import *  # noqa: F403
from vabanque.server.messages.clubs import *  # noqa: F403
from vabanque.server.messages.commands import *  # noqa: F403
from vabanque.server.messages.events import *  # noqa: F403
from vabanque.server.messages.http import *  # noqa: F403
from vabanque.server.messages.setup import *  # noqa: F403
from vabanque.server.messages.views import *  # noqa: F403
